import { Icon, type IconName } from '../drawings/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS } from '../theme/tokens';
import { Touchable } from './Touchable';

interface IconButtonProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  disabled?: boolean;
  quick?: boolean;
}

export function IconButton({ icon, label, onPress, disabled = false, quick = false }: IconButtonProps) {
  const theme = useTheme();
  return (
    <Touchable
      label={label}
      onPress={onPress}
      disabled={disabled}
      quick={quick}
      style={{ alignItems: 'center', borderRadius: RADIUS.m, opacity: disabled ? 0.45 : 1 }}
    >
      <Icon name={icon} color={theme.ink} />
    </Touchable>
  );
}
