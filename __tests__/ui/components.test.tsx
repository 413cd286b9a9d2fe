import { fireEvent, render as renderAlone, screen, userEvent } from '@testing-library/react-native';
import { useState, type ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';

import { createI18n } from '../../src/i18n';

import { Button } from '../../src/ui/components/Button';
import { Dialog } from '../../src/ui/components/Dialog';
import { ListRow } from '../../src/ui/components/ListRow';
import { NumberField } from '../../src/ui/components/NumberField';
import { SegmentedControl } from '../../src/ui/components/SegmentedControl';
import { Text } from '../../src/ui/components/Text';
import { ToastProvider, useToast } from '../../src/ui/components/Toast';

const english = createI18n('en');
const render = (part: ReactElement) => renderAlone(<I18nextProvider i18n={english}>{part}</I18nextProvider>);

describe('Button', () => {
  test('is a button with its title as name, and does its work once', async () => {
    const work = jest.fn();
    await render(<Button title="Start" onPress={work} />);
    await userEvent.setup().press(screen.getByRole('button', { name: 'Start' }));
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('does nothing while disabled, and says so', async () => {
    const work = jest.fn();
    await render(<Button title="Start" onPress={work} disabled />);
    await userEvent.setup().press(screen.getByRole('button', { name: 'Start' }));
    expect(work).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Start' })).toBeDisabled();
  });
});

describe('ListRow', () => {
  test('as a switch tells its state and changes it', async () => {
    const flip = jest.fn();
    await render(<ListRow title="Haptics" checked onPress={flip} />);
    expect(screen.getByRole('switch', { name: 'Haptics' })).toBeChecked();
    await userEvent.setup().press(screen.getByRole('switch', { name: 'Haptics' }));
    expect(flip).toHaveBeenCalledTimes(1);
  });
});

describe('SegmentedControl', () => {
  test('shows one chosen of all and reports another', async () => {
    const choose = jest.fn();
    const segments = [
      { value: 'a', title: 'Paper' },
      { value: 'b', title: 'Blueprint' },
    ] as const;
    await render(<SegmentedControl label="Theme" segments={segments} value="a" onChange={choose} />);
    expect(screen.getByRole('radio', { name: 'Paper' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Blueprint' })).not.toBeChecked();
    await userEvent.setup().press(screen.getByRole('radio', { name: 'Blueprint' }));
    expect(choose).toHaveBeenCalledWith('b');
  });
});

describe('NumberField', () => {
  const outside = 'A whole number from 0 to 11, please.';
  function Temps({ start, onValue }: { start: number | null; onValue: (value: number | null) => void }) {
    const [value, setValue] = useState(start);
    const change = (next: number | null) => {
      setValue(next);
      onValue(next);
    };
    return <NumberField label="Temps" value={value} min={0} max={11} onChange={change} />;
  }

  test.each([
    ['a number in range', '7', 7],
    ['the largest', '11', 11],
    ['with spaces', ' 3 ', 3],
    ['nothing', '', null],
  ])('passes on %s', async (_what, text, value) => {
    const seen = jest.fn();
    await render(<Temps start={5} onValue={seen} />);
    await fireEvent.changeText(screen.getByLabelText('Temps'), text);
    expect(seen).toHaveBeenLastCalledWith(value);
    expect(screen.queryByText(outside)).toBeNull();
  });

  test.each([['12'], ['-1'], ['3.5'], ['seven'], ['1e3'], ['99999999999']])(
    'keeps %p in the field, explains it and counts it as empty',
    async (text) => {
      const seen = jest.fn();
      await render(<Temps start={5} onValue={seen} />);
      await fireEvent.changeText(screen.getByLabelText('Temps'), text);
      expect(seen).toHaveBeenLastCalledWith(null);
      expect(screen.getByText(outside)).toBeOnTheScreen();
      expect(screen.getByLabelText('Temps')).toHaveProp('value', text);
    },
  );

  test('steps within its range, from empty to the smallest', async () => {
    const seen = jest.fn();
    const user = userEvent.setup();
    await render(<Temps start={null} onValue={seen} />);
    await user.press(screen.getByRole('button', { name: 'Temps: one more' }));
    expect(seen).toHaveBeenLastCalledWith(0);
    await user.press(screen.getByRole('button', { name: 'Temps: one more' }));
    expect(seen).toHaveBeenLastCalledWith(1);
    await user.press(screen.getByRole('button', { name: 'Temps: one less' }));
    expect(seen).toHaveBeenLastCalledWith(0);
    expect(screen.getByRole('button', { name: 'Temps: one less' })).toBeDisabled();
  });
});

describe('Dialog', () => {
  test('asks its question and closes by ×', async () => {
    const close = jest.fn();
    await render(
      <Dialog title="Reset?" open onClose={close}>
        <Text>Really</Text>
      </Dialog>,
    );
    expect(screen.getByRole('heading', { name: 'Reset?' })).toBeOnTheScreen();
    await userEvent.setup().press(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('Toast', () => {
  function Deleter({ undo }: { undo: () => void }) {
    const toast = useToast();
    const say = () => toast({ text: 'Game deleted.', action: { title: 'Undo', run: undo } });
    return <Button title="Delete" onPress={say} />;
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('offers its action once and goes', async () => {
    const undo = jest.fn();
    const user = userEvent.setup();
    await render(
      <ToastProvider>
        <Deleter undo={undo} />
      </ToastProvider>,
    );
    await user.press(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Game deleted.')).toBeOnTheScreen();
    await user.press(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Game deleted.')).toBeNull();
  });
});
