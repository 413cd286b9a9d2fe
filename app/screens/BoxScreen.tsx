import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { isOpponent, isPlan, type BoxItem } from '../../src/game/boxItem';
import type { Stack } from '../../src/rules/types';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { ListRow } from '../../src/ui/components/ListRow';
import { Screen } from '../../src/ui/components/Screen';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { useColumn } from '../../src/ui/components/useColumn';
import { PlanChoice } from '../../src/ui/setup/PlanChoice';
import { useBox } from '../../src/ui/setup/stores';
import { SPACE } from '../../src/ui/theme/tokens';
import { BoxSheets } from '../box/BoxSheets';
import { ItemDialog } from '../box/ItemDialog';
import { OwnPlanForm } from '../box/OwnPlanForm';
import { ReceiveDialog } from '../box/ReceiveDialog';
import { ShareDialog } from '../box/ShareDialog';
import { StackDialog } from '../box/StackDialog';
import { useScreen } from '../useScreen';

type Open =
  | { readonly kind: 'none' | 'receive' | 'stack' }
  | { readonly kind: 'item' | 'edit'; readonly id: string }
  | { readonly kind: 'copy'; readonly stack: Stack }
  | { readonly kind: 'share'; readonly items: readonly BoxItem[] };
const NOTHING: Open = { kind: 'none' };

/** Everything the player copied: plan cards, opponents, sheets. */
export function BoxScreen() {
  const { t } = useTranslation();
  const { back } = useScreen(t('box.title'));
  const { items, saved } = useBox((state) => state);
  const [open, setOpen] = useState<Open>(NOTHING);
  const close = () => setOpen(NOTHING);
  const show = (id: string) => setOpen({ kind: 'item', id });
  return (
    <Screen title={t('box.title')} note={t('box.games')} back={back}>
      {saved ? null : (
        <Card>
          <View role="alert">
            <Text>{t('box.notSaved')}</Text>
          </View>
        </Card>
      )}
      <Plans onOpen={show} onAdd={() => setOpen({ kind: 'stack' })} />
      <Opponents onOpen={show} />
      <BoxSheets onOpen={show} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, paddingTop: SPACE.m }}>
        <Button
          icon="receive"
          title={t('box.receive')}
          style={GROW}
          onPress={() => setOpen({ kind: 'receive' })}
        />
        {items.length > 0 ? (
          <Button
            icon="share"
            title={t('box.shareAll')}
            style={GROW}
            onPress={() => setOpen({ kind: 'share', items })}
          />
        ) : null}
      </View>
      {open.kind === 'item' ? (
        <ItemDialog
          id={open.id}
          onClose={close}
          onEdit={(id) => setOpen({ kind: 'edit', id })}
          onShare={(item) => setOpen({ kind: 'share', items: [item] })}
        />
      ) : null}
      {open.kind === 'edit' ? <OwnPlanForm id={open.id} onClose={close} /> : null}
      {open.kind === 'copy' ? <OwnPlanForm stack={open.stack} onClose={close} /> : null}
      {open.kind === 'share' ? <ShareDialog items={open.items} onClose={close} /> : null}
      {open.kind === 'receive' ? <ReceiveDialog onClose={close} /> : null}
      {open.kind === 'stack' ? (
        <StackDialog onClose={close} onPick={(stack) => setOpen({ kind: 'copy', stack })} />
      ) : null}
    </Screen>
  );
}

const GROW = { flexGrow: 1 } as const;

function Plans({ onOpen, onAdd }: { onOpen: (id: string) => void; onAdd: () => void }) {
  const { t } = useTranslation();
  const plans = useBox((state) => state.items).filter(isPlan);
  const width = Math.floor((useColumn() - 2 * SPACE.s) / 3);
  const sorted = [...plans].sort((a, b) => `${a.body.card.stack}`.localeCompare(`${b.body.card.stack}`));
  return (
    <Section title={t('box.plans')} action={{ title: t('box.addPlan'), icon: 'plus', run: onAdd }}>
      {plans.length === 0 ? <Nothing text={t('box.noPlans')} /> : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {sorted.map(({ id, body: { card, advanced } }) => (
          <PlanChoice key={id} plan={{ ...card, advanced }} width={width} onPress={() => onOpen(id)} />
        ))}
      </View>
    </Section>
  );
}

function Opponents({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const opponents = useBox((state) => state.items).filter(isOpponent);
  const add = () => navigation.navigate('Opponent', { id: 'new' });
  return (
    <Section title={t('box.opponents')} action={{ title: t('box.addOpponent'), icon: 'plus', run: add }}>
      {opponents.length === 0 ? <Nothing text={t('box.noOpponents')} /> : null}
      {opponents.length === 0 ? null : (
        <Card>
          {opponents.map(({ id, name, body }) => (
            <ListRow
              key={id}
              icon="person"
              iconFill="mustardTint"
              title={name}
              note={t('box.level', { level: body.level })}
              onPress={() => onOpen(id)}
            />
          ))}
        </Card>
      )}
    </Section>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <Card>
      <Text tone="inkSoft">{text}</Text>
    </Card>
  );
}
