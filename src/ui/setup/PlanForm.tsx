import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import {
  draftGoal,
  isBasicKind,
  planDraft,
  planFaults,
  planOfDraft,
  type PlanDraft,
} from '../../game/planDraft';
import type { OwnPlan } from '../../game/boxItem';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { ListRow } from '../components/ListRow';
import { NumberField } from '../components/NumberField';
import { Text } from '../components/Text';
import { Wrong } from '../components/TextField';
import { useForms } from './stores';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { GoalFields } from './GoalFields';
import { KindPicker } from './KindPicker';
import type { KnownPlan } from './planWords';

export interface PlanFormProps {
  id: string; // of the form: what is typed is kept under it until saved
  known: Pick<KnownPlan, 'stack'> & Partial<KnownPlan>;
  onClose: () => void;
  onSave: (plan: OwnPlan) => void;
  use?: boolean; // it is chosen for the game at once
}

const MOST_POINTS = 99;

/** A plan card being copied: the form looks like the card. */
export function PlanForm({ id, known, onClose, onSave, use = false }: PlanFormProps) {
  const { t } = useTranslation();
  const kept = useForms((state) => state.plans[id]);
  const keep = useForms((state) => state.keepPlan);
  const [tried, setTried] = useState(false);
  const draft = kept ?? planDraft(known);
  const change = (part: Partial<PlanDraft>) => keep(id, { ...draft, ...part });
  const faults = planFaults(draft);
  const save = () => {
    const plan = planOfDraft(draft);
    if (plan === null) return setTried(true);
    keep(id, null);
    onSave(plan);
  };
  const [fault] = faults;
  return (
    <Dialog title={t(known.goal ? 'planForm.edit' : 'planForm.title')} open onClose={onClose}>
      <CardForm draft={draft} change={change} />
      {isBasicKind(draft.kind) ? (
        <ListRow
          title={t('planForm.advanced')}
          checked={draft.advanced}
          onPress={() => change({ advanced: !draft.advanced })}
        />
      ) : null}
      {tried && fault ? <Wrong text={t(`planForm.fault.${fault}`)} /> : null}
      <Button kind="filled" title={t(use ? 'planForm.save' : 'planForm.saveOnly')} onPress={save} />
      <Text type="caption" tone="inkSoft" center>
        {t('planForm.kept')}
      </Text>
    </Dialog>
  );
}

interface CardFormProps {
  draft: PlanDraft;
  change: (part: Partial<PlanDraft>) => void;
}

function CardForm({ draft, change }: CardFormProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <View
      style={{
        borderRadius: RADIUS.m,
        borderWidth: 2,
        borderColor: theme.ink,
        backgroundColor: theme.surface,
        overflow: 'hidden',
      }}
    >
      <KindPicker
        stack={draft.stack}
        kind={draft.kind}
        goal={draftGoal(draft)}
        onPick={(kind) => change({ kind })}
      />
      <View style={{ gap: SPACE.m, padding: SPACE.s }}>
        <GoalFields draft={draft} change={change} />
        <View
          style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-evenly', gap: SPACE.s }}
        >
          <NumberField
            stacked
            label={t('planForm.first')}
            value={draft.first}
            min={0}
            max={MOST_POINTS}
            onChange={(first) => change({ first })}
          />
          <NumberField
            stacked
            label={t('planForm.later')}
            value={draft.later}
            min={0}
            max={MOST_POINTS}
            onChange={(later) => change({ later })}
          />
        </View>
      </View>
    </View>
  );
}
