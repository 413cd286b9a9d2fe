import { useTranslation } from 'react-i18next';

import type { PaperFault } from '../../src/game/paper';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { Wrong } from '../../src/ui/components/TextField';
import { paperFaultWords } from './words';

const TOLD = 4; // more at a time would only frighten

/** What no game can have led to, place by place. */
export function PaperFaults({ faults }: { faults: readonly PaperFault[] }) {
  const { t } = useTranslation();
  if (faults.length === 0) return null;
  const more = faults.length - TOLD;
  return (
    <Card>
      {faults.slice(0, TOLD).map((fault, index) => (
        <Wrong key={index} text={paperFaultWords(t, fault)} />
      ))}
      {more > 0 ? (
        <Text type="caption" tone="inkSoft">
          {t('paper.more', { count: more })}
        </Text>
      ) : null}
    </Card>
  );
}
