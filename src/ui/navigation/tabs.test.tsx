import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#testing/render-ui.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'text', label: 'Beschreibung', content: 'Klavierstücke' },
  { value: 'reviews', label: 'Bewertungen', content: 'Vier Sterne' },
  { value: 'prices', label: 'Staffelpreise', content: 'ab 0,04 €' },
] as const;

function ProductTabs() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('text');
  return <Tabs label="Zum Produkt" tabs={tabs} value={value} onValueChange={setValue} />;
}

const panel = () => screen.getByRole('tabpanel').textContent;
const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });

describe('Tabs', () => {
  it('shows the panel of the chosen tab, named by it', () => {
    renderUi(<ProductTabs />);
    fireEvent.click(screen.getByRole('tab', { name: 'Bewertungen' }));
    expect(screen.getByRole('tabpanel', { name: 'Bewertungen' }).textContent).toBe('Vier Sterne');
  });

  it('moves and chooses with arrow keys, around the ends', () => {
    renderUi(<ProductTabs />);
    press('ArrowLeft');
    expect(panel()).toBe('ab 0,04 €');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Staffelpreise' }));
    press('ArrowRight');
    expect(panel()).toBe('Klavierstücke');
  });

  it('goes to the ends with Home and End', () => {
    renderUi(<ProductTabs />);
    press('End');
    expect(panel()).toBe('ab 0,04 €');
    press('Home');
    expect(panel()).toBe('Klavierstücke');
  });

  it('is one stop in the tab order', () => {
    renderUi(<ProductTabs />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});
