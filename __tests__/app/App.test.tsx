import { render, screen, userEvent } from '@testing-library/react-native';

import { App } from '../../app/App';
import type { KeyValue } from '../../src/storage/keyValuePort';
import { memoryKeyValue } from '../memoryKeyValue';
import { testGround } from './ground';

const start = (device: KeyValue) => render(<App ground={testGround(device)} />);

test('Home leads to Settings and About, and back', async () => {
  const user = userEvent.setup();
  await start(memoryKeyValue());
  expect(await screen.findByRole('heading', { name: 'Picket' })).toBeOnTheScreen();

  await user.press(screen.getByRole('button', { name: 'About' }));
  expect(await screen.findByRole('heading', { name: 'Unofficial' })).toBeOnTheScreen();
  await user.press(screen.getByRole('button', { name: 'Back' }));

  await user.press(await screen.findByRole('button', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Language' })).toBeOnTheScreen();
});

test('a language is spoken at once and after a restart', async () => {
  const user = userEvent.setup();
  const device = memoryKeyValue();
  const first = await start(device);
  await user.press(await screen.findByRole('button', { name: 'Settings' }));
  await user.press(await screen.findByRole('radio', { name: 'Deutsch' }));
  expect(await screen.findByRole('heading', { name: 'Sprache' })).toBeOnTheScreen();
  await first.unmount();

  await start(device);
  expect(await screen.findByText('Der Block für deine Stadt')).toBeOnTheScreen();
});

test('resetting asks first, and can be taken back', async () => {
  const user = userEvent.setup();
  const device = memoryKeyValue();
  device.write('settings', JSON.stringify({ theme: 'dark', haptics: false }));
  await start(device);
  await user.press(await screen.findByRole('button', { name: 'Settings' }));
  const haptics = async () => screen.findByRole('switch', { name: 'Haptics' });
  expect(await haptics()).not.toBeChecked();

  await user.press(screen.getByRole('button', { name: 'Reset settings' }));
  await user.press(await screen.findByRole('button', { name: 'Reset' }));
  expect(await haptics()).toBeChecked();

  await user.press(await screen.findByRole('button', { name: 'Undo' }));
  expect(await haptics()).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Blueprint' })).toBeChecked();
});
