import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { demoId } from '../basics/demo-id.ts';
import type { Language } from '../basics/in-languages.ts';

type Review = readonly [
  product: string,
  language: Language,
  points: number,
  name: string,
  title: string,
  content: string,
];

const opinions: readonly Review[] = [
  [
    'NF-1001',
    'de-DE',
    5,
    'Hanna R.',
    'Endlich Platz zum Schreiben',
    'Meine Schüler können Fingersätze eintragen, ohne dass es eng wird. Die Spiralbindung hält auch im Schulranzen.',
  ],
  [
    'NF-1001',
    'de-DE',
    4,
    'Jens W.',
    'Sehr gut lesbar',
    'Großer, ruhiger Satz auf angenehmem Papier. Ein Inhaltsverzeichnis mit Seitenzahlen hätte ich mir noch gewünscht.',
  ],
  [
    'NF-1001',
    'en-GB',
    5,
    'Margaret L.',
    'Stays open at last',
    'I ordered the coil-bound B4 and it lies perfectly flat on my old upright. The ivory paper is easy on the eyes.',
  ],
  [
    'NF-1007',
    'pl-PL',
    5,
    'Agnieszka K.',
    'Piękny papier',
    'Kremowy papier nie męczy oczu, a kartki odwraca się dokładnie tam, gdzie jest na to czas.',
  ],
  [
    'NF-3001',
    'de-DE',
    5,
    'Kantorei St. Marien',
    'Fünfzig Hefte in vier Tagen',
    'Bestellt am Montag, geprobt am Freitag. Alle Hefte sauber geheftet, keine Seite verrutscht.',
  ],
  [
    'NF-4001',
    'de-DE',
    5,
    'Paul M.',
    'Ohne fremde Striche',
    'Genau so wollte ich die Suiten haben: nur der Text, breiter Rand, kein Wenden mitten in der Gigue.',
  ],
  [
    'NH-A4-12',
    'de-DE',
    4,
    'Svenja T.',
    'Gutes Schreibpapier',
    'Tinte schlägt nicht durch, die Linien sind fein genug. Mir wäre ein etwas festerer Umschlag lieber.',
  ],
  [
    'MU-PAPIER',
    'de-DE',
    5,
    'Notenwart MV Beispielort',
    'Vor dem großen Auftrag',
    'Wir haben die Streifen unter die Pultlampe gehalten und uns in einer Minute entschieden. Sehr praktisch.',
  ],
  [
    'MA-CHOR',
    'en-GB',
    4,
    'Oliver B.',
    'Quiet and sturdy',
    'No more rustling during the pianissimo. The hand strap could be a little wider for large hands.',
  ],
  [
    'PU-FALT',
    'de-DE',
    3,
    'Uwe D.',
    'Steht gut, etwas schwer',
    'Hält auch ein dickes Spiralheft, ist für den Fahrradkorb aber recht schwer. Die Tasche ist gut genäht.',
  ],
];

/** When they were written: over a year, as opinions come in. */
const days = [
  '2025-05-19',
  '2025-02-03',
  '2024-11-27',
  '2025-03-14',
  '2024-12-09',
  '2024-09-30',
  '2025-01-22',
  '2025-04-28',
  '2024-10-16',
  '2024-08-11',
] as const;

/** Invented opinions, good and middling ones; the privacy page says that they are examples. */
export const reviews: readonly JsonObject[] = opinions.map(
  ([product, language, points, name, title, content], index) => ({
    id: demoId(`review ${product} ${index}`),
    productId: demoId(`product ${product}`),
    salesChannelId: baseIds.salesChannel,
    languageId: baseIds.languages[language],
    externalUser: name,
    title,
    content,
    points,
    status: true,
    createdAt: `${days[index] ?? '2024-08-01'}T17:30:00.000+00:00`,
  }),
);
