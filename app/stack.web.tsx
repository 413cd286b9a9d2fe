import {
  createNavigatorFactory,
  StackRouter,
  useNavigationBuilder,
  type DefaultNavigatorOptions,
  type NavigationAction,
  type ParamListBase,
  type RouterFactory,
  type StackNavigationState,
  type StackRouterOptions,
} from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

interface Options {
  title?: string;
  headerShown?: boolean; // for phones; here screens bring their own
}

type State = StackNavigationState<ParamListBase>;
type Props = DefaultNavigatorOptions<
  ParamListBase,
  string | undefined,
  State,
  Options,
  Record<string, never>,
  unknown
> &
  StackRouterOptions;

/** The library's own actions do not fit its type of an action where optional properties are taken at their word. */
const router = StackRouter as RouterFactory<State, NavigationAction, StackRouterOptions>;

/**
 * Screens lie on each other and only the top one shows. That is all a browser needs: the native stack would bring
 * headers, animations and with them every kind of list, a sixth of the first bundle, and none of it is used.
 */
function Stack(props: Props) {
  const { state, descriptors, render } = useNavigationBuilder(router, props);
  return render(
    <View style={styles.whole}>
      {state.routes.map((route, index) => {
        const shown = index === state.index;
        return (
          <View key={route.key} aria-hidden={!shown} style={shown ? styles.shown : styles.below}>
            {descriptors[route.key]?.render()}
          </View>
        );
      })}
    </View>,
  );
}

export const createStack = createNavigatorFactory(Stack);

const styles = StyleSheet.create({
  whole: { flex: 1 },
  shown: { ...StyleSheet.absoluteFill },
  below: { ...StyleSheet.absoluteFill, display: 'none' },
});
