import { useState } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { Toast } from './toast.tsx';
import { ToastRegion } from './toast-region.tsx';

function Messages() {
  const [shown, setShown] = useState(true);
  return (
    <ToastRegion label="Meldungen">
      {shown && (
        <Toast tone="success" dismissLabel="Meldung schließen" onDismiss={() => setShown(false)}>
          Im Warenkorb
        </Toast>
      )}
      <Toast tone="danger" dismissLabel="Fehler schließen" onDismiss={() => setShown(false)}>
        Nicht gespeichert
      </Toast>
    </ToastRegion>
  );
}

it('announces messages in one region, problems at once, and lets them be dismissed', () => {
  renderUi(<Messages />);
  const region = within(screen.getByRole('region', { name: 'Meldungen' }));
  expect(region.getByRole('status').textContent).toContain('Im Warenkorb');
  expect(region.getByRole('alert').textContent).toContain('Nicht gespeichert');
  fireEvent.click(region.getByRole('button', { name: 'Meldung schließen' }));
  expect(region.queryByText('Im Warenkorb')).toBeNull();
});
