import { inLanguages } from '../basics/in-languages.ts';
import type { MenuEntry } from './menu-entry.ts';

/** What the shop sells, and the way to the configurator. */
export const mainMenu: readonly MenuEntry[] = [
  {
    key: 'druck',
    name: inLanguages('Noten drucken', 'Print your music', 'Drukuj nuty'),
    link: '/sheet-configuration-v3',
    children: [
      {
        key: 'druck-konfigurator',
        name: inLanguages(
          'PDF hochladen und Preis sehen',
          'Upload a PDF and see the price',
          'Prześlij PDF i zobacz cenę',
        ),
        link: '/sheet-configuration-v3',
      },
      {
        key: 'druck-spirale',
        name: inLanguages('Spiralbindung', 'Coil binding', 'Oprawa spiralna'),
        link: '/spiralbindung',
      },
      {
        key: 'druck-klammer',
        name: inLanguages('Klammerheftung', 'Saddle stitching', 'Oprawa zeszytowa'),
        link: '/klammerheftung',
      },
      { key: 'druck-chor', name: inLanguages('Für den Chor', 'For choirs', 'Dla chóru'), link: '/chor' },
      {
        key: 'druck-blaeser',
        name: inLanguages('Für das Blasorchester', 'For wind bands', 'Dla orkiestry dętej'),
        link: '/blasorchester',
      },
      {
        key: 'druck-wissen',
        name: inLanguages('Gut zu wissen', 'Good to know', 'Warto wiedzieć'),
        link: '/good-to-know',
      },
    ],
  },
  {
    key: 'noten',
    name: inLanguages('Noten', 'Sheet music', 'Nuty'),
    picture: 'scene-work-table',
    text: inLanguages(
      '<p>Eigene Ausgaben gemeinfreier Werke, neu gesetzt und nach Ihrer Bestellung gedruckt: Sie wählen Format und Bindung.</p>',
      '<p>Our own editions of public-domain works, newly engraved and printed to order: you choose size and binding.</p>',
      '<p>Własne wydania utworów z domeny publicznej, w nowym składzie, drukowane na zamówienie: do wyboru format i oprawa.</p>',
    ),
    children: [
      {
        key: 'noten-klavier',
        name: inLanguages('Klavier', 'Piano', 'Fortepian'),
        picture: 'edition-nf-1002',
        text: inLanguages(
          '<p>Von den ersten Menuetten bis zu Chopin, weit gesetzt und mit bedachten Wendestellen.</p>',
          '<p>From the first minuets to Chopin, generously spaced and with page turns that work.</p>',
          '<p>Od pierwszych menuetów po Chopina, przejrzysty skład i przemyślane miejsca odwracania kartek.</p>',
        ),
      },
      {
        key: 'noten-gesang',
        name: inLanguages('Gesang', 'Voice', 'Śpiew'),
        picture: 'edition-nf-2002',
        text: inLanguages(
          '<p>Lieder für eine Stimme und Klavier, in Originaltonart oder für mittlere Stimme.</p>',
          '<p>Songs for one voice and piano, in the original key or for medium voice.</p>',
          '<p>Pieśni na głos i fortepian, w tonacji oryginalnej lub na głos średni.</p>',
        ),
      },
      {
        key: 'noten-chor',
        name: inLanguages('Chor', 'Choir', 'Chór'),
        picture: 'scene-choir',
        text: inLanguages(
          '<p>Chorhefte mit Preisen, die ab 20 Exemplaren sinken.</p>',
          '<p>Choral music at prices that fall from 20 copies.</p>',
          '<p>Nuty chóralne w cenach malejących od 20 egzemplarzy.</p>',
        ),
      },
      {
        key: 'noten-kammermusik',
        name: inLanguages('Kammermusik', 'Chamber music', 'Muzyka kameralna'),
        picture: 'edition-nf-4002',
        text: inLanguages(
          '<p>Solo, Duo und Quartett: Partitur und Stimmen in einem Satz.</p>',
          '<p>Solo, duo and quartet: score and parts in one set.</p>',
          '<p>Solo, duet i kwartet: partytura i głosy w komplecie.</p>',
        ),
      },
      {
        key: 'noten-blaeser',
        name: inLanguages('Bläser', 'Brass and wind', 'Instrumenty dęte'),
        picture: 'scene-band',
        text: inLanguages(
          '<p>Vom Quartett bis zum Blasorchester, auch im Marschformat und auf wetterfestem Papier.</p>',
          '<p>From quartets to wind band, also in march size and on weatherproof paper.</p>',
          '<p>Od kwartetu po orkiestrę dętą, także w formacie marszowym i na papierze wodoodpornym.</p>',
        ),
      },
      {
        key: 'noten-download',
        name: inLanguages('Zum Herunterladen', 'Downloads', 'Do pobrania'),
        picture: 'edition-nf-1003',
        text: inLanguages(
          '<p>Als PDF, sofort nach der Zahlung verfügbar.</p>',
          '<p>As PDF files, available as soon as you have paid.</p>',
          '<p>W postaci PDF, dostępne od razu po zapłacie.</p>',
        ),
      },
    ],
  },
  {
    key: 'notenpapier',
    name: inLanguages('Notenpapier & Hefte', 'Manuscript paper', 'Papier nutowy i zeszyty'),
    picture: 'book-blue',
    text: inLanguages(
      '<p>Zum Schreiben, Üben und Unterrichten, auf demselben Papier, auf dem wir drucken.</p>',
      '<p>For writing, practising and teaching, on the same paper we print on.</p>',
      '<p>Do pisania, ćwiczenia i nauki, na tym samym papierze, na którym drukujemy.</p>',
    ),
  },
  {
    key: 'zubehoer',
    sidebar: true,
    name: inLanguages('Zubehör', 'Accessories', 'Akcesoria'),
    picture: 'stand-folding',
    text: inLanguages(
      '<p>Was Noten hält, schützt und beleuchtet.</p>',
      '<p>What holds, protects and lights your music.</p>',
      '<p>To, co podtrzymuje, chroni i oświetla nuty.</p>',
    ),
    children: [
      {
        key: 'zubehoer-mappen',
        name: inLanguages('Mappen & Ordner', 'Folders & binders', 'Teczki i segregatory'),
        picture: 'folder-cloth',
      },
      {
        key: 'zubehoer-pulte',
        name: inLanguages('Pulte & Licht', 'Stands & light', 'Pulpity i światło'),
        picture: 'stand-orchestra',
      },
      {
        key: 'zubehoer-schreibzeug',
        name: inLanguages('Schreibzeug & Takt', 'Writing & keeping time', 'Pisanie i rytm'),
        picture: 'pencils',
      },
    ],
  },
  {
    key: 'muster',
    name: inLanguages('Muster', 'Samples', 'Próbki'),
    picture: 'scene-craft',
    text: inLanguages(
      '<p>Papier und Bindung muss man anfassen. Die Muster kommen ohne Versandkosten.</p>',
      '<p>Paper and bindings are best judged by touch. Samples come with free delivery.</p>',
      '<p>Papieru i oprawy trzeba dotknąć. Próbki wysyłamy bez kosztów dostawy.</p>',
    ),
  },
];
