import { inLanguages } from '../basics/in-languages.ts';
import type { MenuEntry } from './menu-entry.ts';

/** Help and legal texts, on every page. */
export const footerMenu: readonly MenuEntry[] = [
  {
    key: 'f-service',
    name: inLanguages('Service', 'Customer service', 'Obsługa klienta'),
    folder: true,
    children: [
      {
        key: 'f-shipping',
        name: inLanguages('Versand und Lieferzeit', 'Delivery', 'Wysyłka i dostawa'),
        link: '/shipping',
      },
      { key: 'f-wissen', name: inLanguages('Gut zu wissen', 'Good to know', 'Warto wiedzieć'), link: '/good-to-know' },
      {
        key: 'f-gewaehrleistung',
        name: inLanguages('Gesetzliche Gewährleistung', 'Legal guarantee', 'Gwarancja ustawowa'),
        link: '/gewaehrleistung',
      },
      { key: 'f-contact', name: inLanguages('Kontakt', 'Contact', 'Kontakt'), link: '/contact' },
    ],
  },
  {
    key: 'f-recht',
    name: inLanguages('Rechtliches', 'Legal', 'Informacje prawne'),
    folder: true,
    children: [
      {
        key: 'f-widerrufen',
        name: inLanguages('Vertrag widerrufen', 'Withdraw from contract here', 'Odstąp od umowy tutaj'),
        link: '/vertrag-widerrufen',
      },
      {
        key: 'f-widerruf',
        name: inLanguages('Widerrufsrecht', 'Right of withdrawal', 'Prawo odstąpienia'),
        link: '/wiederrufsrecht',
      },
      { key: 'f-agb', name: inLanguages('AGB', 'Terms and conditions', 'Regulamin'), link: '/agb' },
      { key: 'f-datenschutz', name: inLanguages('Datenschutz', 'Privacy', 'Ochrona danych'), link: '/datenschutz' },
      { key: 'f-impressum', name: inLanguages('Impressum', 'Legal notice', 'Nota prawna'), link: '/impressum' },
      {
        key: 'f-barrierefreiheit',
        name: inLanguages('Barrierefreiheit', 'Accessibility', 'Dostępność'),
        link: '/barrierefreiheit',
      },
      {
        key: 'f-rechtsverletzung',
        name: inLanguages('Rechtsverletzung melden', 'Report a rights infringement', 'Zgłoś naruszenie praw'),
        link: '/rechtsverletzung-melden',
      },
    ],
  },
];

export const serviceMenu: readonly MenuEntry[] = [
  { key: 's-contact', name: inLanguages('Kontakt', 'Contact', 'Kontakt'), link: '/contact' },
  { key: 's-wissen', name: inLanguages('Gut zu wissen', 'Good to know', 'Warto wiedzieć'), link: '/good-to-know' },
];
