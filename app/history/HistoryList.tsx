import { useFocusEffect, useNavigation } from '@react-navigation/native';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FlatList, View, type ListRenderItem } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import { townKey, type HistoryStore } from '../../src/state/history';
import { Text } from '../../src/ui/components/Text';
import { COLUMN, SPACE } from '../../src/ui/theme/tokens';
import { Filters } from './Filters';
import { GameRow } from './GameRow';
import { linesOf, type HistoryLine } from './lines';
import { NoGames } from './NoGames';
import { monthTitle } from './words';

const keyOf = ({ key }: HistoryLine) => key;

/** All finished games; only what is near the window is drawn, so ten thousand are as quick as ten. */
export function HistoryList({ store }: { store: HistoryStore }) {
  const { i18n } = useTranslation();
  const insets = useSafeAreaInsets();
  const navigation = useNavigation();
  const { entries, towns, players, read, more } = useStore(store);
  const { language } = i18n;
  const lines = useMemo(() => linesOf(entries, (time) => monthTitle(language, time)), [entries, language]);
  // A game may have been finished, renamed or deleted since.
  useFocusEffect(useCallback(() => void read(), [read]));
  const open = useCallback((id: string) => navigation.navigate('Record', { id }), [navigation]);
  const renderItem: ListRenderItem<HistoryLine> = ({ item }) =>
    item.kind === 'month' ? (
      <Month title={item.title} />
    ) : (
      <GameRow
        entry={item.entry}
        town={towns.get(townKey(item.entry.header))}
        players={players}
        first={item.first}
        last={item.last}
        onOpen={open}
      />
    );
  return (
    <FlatList
      data={lines}
      extraData={towns}
      testID="games"
      keyExtractor={keyOf}
      renderItem={renderItem}
      onEndReached={() => void more()}
      onEndReachedThreshold={1}
      initialNumToRender={12}
      windowSize={7}
      keyboardShouldPersistTaps="handled"
      ListHeaderComponent={<Filters store={store} />}
      ListEmptyComponent={<NoGames store={store} />}
      style={{ flex: 1 }}
      contentContainerStyle={{
        alignSelf: 'center',
        width: '100%',
        maxWidth: COLUMN,
        paddingHorizontal: SPACE.l,
        paddingTop: SPACE.xs,
        paddingBottom: SPACE.xl + insets.bottom,
      }}
    />
  );
}

function Month({ title }: { title: string }) {
  return (
    <View style={{ paddingTop: SPACE.l, paddingBottom: SPACE.s }}>
      <Text type="caption" tone="inkSoft" heading={2}>
        {title}
      </Text>
    </View>
  );
}
