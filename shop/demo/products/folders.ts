import { inLanguages } from '../basics/in-languages.ts';
import type { DemoProduct } from './demo-product.ts';

const folder = { taxRate: 19, manufacturer: 'mappenwerk', categories: ['zubehoer-mappen'], size: [240, 320] } as const;

export const folders: readonly DemoProduct[] = [
  {
    ...folder,
    number: 'MA-CHOR',
    name: inLanguages(
      'Chormappe mit Stoffbezug, schwarz',
      'Cloth choir folder, black',
      'Teczka chóralna w płótnie, czarna',
    ),
    text: inLanguages(
      'Schlicht auf der Bühne, leise beim Blättern. Handschlaufe auf der Rückseite, zwei Fächer, Platz für acht geheftete Ausgaben.',
      'Plain on stage and quiet when you turn pages. Hand strap at the back, two pockets, room for eight saddle-stitched scores.',
      'Skromna na scenie, cicha przy kartkowaniu. Pasek na dłoń z tyłu, dwie kieszenie, miejsce na osiem zeszytów.',
    ),
    price: 24.9,
    tiers: [
      [1, 24.9],
      [10, 22.4],
      [30, 19.9],
    ],
    pictures: ['folder-cloth', 'scene-choir'],
    weight: 0.48,
    topseller: true,
  },
  {
    ...folder,
    number: 'MA-KONZERT',
    name: inLanguages(
      'Konzertmappe mit Lederecken, grün',
      'Concert folder with leather corners, green',
      'Teczka koncertowa ze skórzanymi narożnikami, zielona',
    ),
    text: inLanguages(
      'Für das Orchesterpult: breiter Rücken, Etikettfeld, zwei Gummischnüre halten die Stimmen. Passt auch für 25 × 32 cm.',
      'For the orchestra desk: wide spine, label field, two elastic cords hold the parts. Takes 25 × 32 cm as well.',
      'Na pulpit orkiestrowy: szeroki grzbiet, pole na etykietę, dwie gumki przytrzymują głosy. Mieści także 25 × 32 cm.',
    ),
    price: 26.9,
    pictures: ['folder-green'],
    weight: 0.62,
    size: [270, 340],
  },
  {
    ...folder,
    number: 'MA-STIMMEN',
    name: inLanguages('Stimmenmappe mit Gummizug', 'Part folder with elastic', 'Teczka na głosy z gumką'),
    text: inLanguages(
      'Karton mit Stofffalz, Etikett zum Beschriften. Eine Mappe je Register, und die Probe beginnt pünktlich.',
      'Board with a cloth hinge and a label to write on. One folder for each section, and rehearsal starts on time.',
      'Karton z płóciennym grzbietem i etykietą do opisania. Jedna teczka na sekcję i próba zaczyna się punktualnie.',
    ),
    price: 4.9,
    tiers: [
      [1, 4.9],
      [10, 4.2],
      [40, 3.6],
    ],
    pictures: ['folder-elastic'],
    weight: 0.17,
  },
  {
    ...folder,
    number: 'MA-RING',
    name: inLanguages(
      'Ringordner A4 mit vier Ringen',
      'Ring binder A4 with four rings',
      'Segregator A4 z czterema ringami',
    ),
    text: inLanguages(
      'Die Ringe liegen so, dass unsere Vierfachlochung genau passt. Der Rücken bleibt auf dem Pult flach.',
      'The rings are placed so that our four-hole punching fits exactly. The spine stays flat on the stand.',
      'Rozstaw ringów odpowiada dokładnie naszej perforacji. Grzbiet leży płasko na pulpicie.',
    ),
    price: 16.9,
    pictures: ['folder-ring'],
    properties: ['a4'],
    weight: 0.55,
    size: [270, 320],
  },
  {
    ...folder,
    number: 'MA-ARCHIV',
    name: inLanguages(
      'Archivbox für Stimmensätze',
      'Archive box for sets of parts',
      'Pudło archiwalne na komplety głosów',
    ),
    text: inLanguages(
      'Ein ganzer Satz mit Partitur und 40 Stimmen steht aufrecht im Regal. Aus alterungsbeständigem, säurefreiem Karton.',
      'A whole set with score and 40 parts stands upright on the shelf. Made of age-resistant, acid-free board.',
      'Cały komplet z partyturą i 40 głosami stoi pionowo na półce. Z bezkwasowego kartonu archiwalnego.',
    ),
    price: 6.9,
    tiers: [
      [1, 6.9],
      [10, 5.9],
      [50, 4.9],
    ],
    pictures: ['archive-box'],
    weight: 0.34,
    size: [330, 360],
  },
  {
    ...folder,
    number: 'MA-MARSCH',
    name: inLanguages(
      'Marschmappe A5 quer mit Klarsichthüllen',
      'March folder A5 landscape with clear pockets',
      'Teczka marszowa A5 pozioma z koszulkami',
    ),
    text: inLanguages(
      'Zehn Hüllen mit runden Ecken, spiegelfrei, mit Halter für jede gängige Marschgabel.',
      'Ten non-glare pockets with rounded corners and a holder for every common lyre.',
      'Dziesięć matowych koszulek z zaokrąglonymi rogami i uchwyt do każdej popularnej lirki.',
    ),
    price: 9.9,
    tiers: [
      [1, 9.9],
      [20, 8.5],
    ],
    pictures: ['march-folder', 'scene-band'],
    properties: ['a5-quer'],
    weight: 0.14,
    size: [160, 225],
  },
  {
    ...folder,
    number: 'VE-TASCHE',
    name: inLanguages(
      'Versandtasche für Noten, Vollpappe',
      'Mailer for sheet music, solid board',
      'Koperta wysyłkowa na nuty, tektura',
    ),
    text: inLanguages(
      'Damit Leihstimmen so zurückkommen, wie sie gegangen sind. Für Hefte bis 25 × 32 cm, selbstklebend.',
      'So that hired parts come back the way they went. For books up to 25 × 32 cm, self-adhesive.',
      'Aby wypożyczone głosy wróciły w takim stanie, w jakim wyszły. Na zeszyty do 25 × 32 cm, samoprzylepna.',
    ),
    price: 1.2,
    tiers: [
      [1, 1.2],
      [25, 0.95],
      [100, 0.75],
    ],
    pictures: ['mailer'],
    weight: 0.12,
    size: [280, 340],
    maxPurchase: 500,
  },
];
