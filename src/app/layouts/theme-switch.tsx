import { useId, useSyncExternalStore, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { chooseTheme, currentTheme, subscribeToTheme, type Theme } from '#platform/theme/theme.ts';
import styles from './theme-switch.module.css';

/** Light, dark, or as the device is set. */
export function ThemeSwitch(): ReactElement {
  const { t } = useLingui();
  const group = useId();
  const chosen = useSyncExternalStore(subscribeToTheme, currentTheme, (): Theme => 'system');
  const names: Record<Theme, string> = { system: t`Wie das Gerät`, light: t`Hell`, dark: t`Dunkel` };
  return (
    <fieldset className={styles['switch']}>
      <legend>{t`Darstellung`}</legend>
      {(['system', 'light', 'dark'] as const).map((theme) => (
        <label key={theme}>
          <input type="radio" name={group} checked={chosen === theme} onChange={() => chooseTheme(theme)} />
          {names[theme]}
        </label>
      ))}
    </fieldset>
  );
}
