import { useTranslation } from 'react-i18next';

import type { Stack } from '../../src/rules/types';
import { slotsOf, stacksOf } from '../../src/state/tableDraft';
import { SegmentedControl } from '../../src/ui/components/SegmentedControl';
import { useTable } from '../../src/ui/setup/stores';

/** The three stacks; a tick marks those whose card is chosen. */
export function StackTabs({ stack, onChange }: { stack: Stack; onChange: (stack: Stack) => void }) {
  const { t } = useTranslation();
  const draft = useTable((state) => state.draft);
  const stacks = stacksOf(draft.edition);
  const segments = stacks.map((one, i) => {
    const done = (slotsOf(draft)[i]?.card ?? null) !== null;
    return {
      value: `${one}`,
      title: `${one}`,
      label: t(done ? 'plans.stackDone' : 'plans.stack', { stack: one }),
      ...(done ? { icon: 'check' as const } : {}),
    };
  });
  const pick = (value: string) => {
    const found = stacks.find((one) => `${one}` === value);
    if (found !== undefined) onChange(found);
  };
  return (
    <SegmentedControl label={t('plans.stacks')} segments={segments} value={`${stack}`} onChange={pick} />
  );
}
