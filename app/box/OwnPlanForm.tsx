import { isPlan } from '../../src/game/boxItem';
import type { Stack } from '../../src/rules/types';
import { PlanForm } from '../../src/ui/setup/PlanForm';
import { useBox } from '../../src/ui/setup/stores';

type OwnPlanFormProps = { onClose: () => void } & (
  { id: string; stack?: never } | { stack: Stack; id?: never }
);

/** A card of My box being changed, or a new one being copied into it. */
export function OwnPlanForm({ id, stack, onClose }: OwnPlanFormProps) {
  const item = useBox((state) => state.items)
    .filter(isPlan)
    .find((one) => one.id === id);
  const save = useBox((state) => state.save);
  const known = item ? { ...item.body.card, advanced: item.body.advanced } : stack ? { stack } : null;
  if (known === null) return null;
  return (
    <PlanForm
      id={id ?? `new-${stack}`}
      known={known}
      onClose={onClose}
      onSave={(body) => {
        save({ kind: 'plan', name: '', body }, id);
        onClose();
      }}
    />
  );
}
