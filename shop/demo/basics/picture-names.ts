import { inLanguages, type Texts } from './in-languages.ts';

/** Scenes are 1600 × 900 and head pages; everything else is square, 1200 × 1200. */
export const scenes = {
  'scene-work-table': inLanguages(
    'Lose Notenblätter und ein fertig gebundenes Spiralheft auf dem Arbeitstisch',
    'Loose sheets of music and a finished coil-bound book on the work table',
    'Luźne kartki nut i gotowy zeszyt w oprawie spiralnej na stole',
  ),
  'scene-choir': inLanguages(
    'Zwei Chormappen und ein aufgeschlagenes Chorheft',
    'Two choir folders and an open choral booklet',
    'Dwie teczki chóralne i otwarty zeszyt chóralny',
  ),
  'scene-band': inLanguages(
    'Marschhefte für ein Blasorchester',
    'March booklets for a wind band',
    'Zeszyty marszowe dla orkiestry dętej',
  ),
  'scene-craft': inLanguages(
    'Papierfächer und vier Bindungen nebeneinander',
    'A fan of papers and four bindings side by side',
    'Wachlarz papierów i cztery oprawy obok siebie',
  ),
  'scene-page-turns': inLanguages(
    'Ein Leporello, vier Seiten nebeneinander, und ein Rastral',
    'A concertina fold with four pages side by side, and a rastrum',
    'Leporello z czterema stronami obok siebie i rastrał',
  ),
} as const satisfies Readonly<Record<string, Texts>>;

export const objects = {
  pencils: inLanguages('Drei Bleistifte mit Notenlinien', 'Three pencils with staves', 'Trzy ołówki z pięciolinią'),
  'magnet-pencil': inLanguages(
    'Bleistift mit Magnet am Ende',
    'Pencil with a magnet at its end',
    'Ołówek z magnesem na końcu',
  ),
  eraser: inLanguages('Radierer in grüner Banderole', 'Eraser in a green sleeve', 'Gumka w zielonej opasce'),
  rastrum: inLanguages('Rastral mit fünf Federn', 'Rastrum with five nibs', 'Rastrał z pięcioma stalówkami'),
  ruler: inLanguages('Lineal mit Maßen für Notenlinien', 'Ruler with staff gauges', 'Linijka z miarami pięciolinii'),
  'folder-cloth': inLanguages(
    'Schwarze Chormappe mit Stoffbezug und Etikett',
    'Black cloth choir folder with a label',
    'Czarna teczka chóralna w płótnie z etykietą',
  ),
  'folder-green': inLanguages(
    'Grüne Konzertmappe mit Etikett',
    'Green concert folder with a label',
    'Zielona teczka koncertowa z etykietą',
  ),
  'folder-elastic': inLanguages(
    'Stimmenmappe mit Gummiband',
    'Part folder with an elastic band',
    'Teczka na głosy z gumką',
  ),
  'folder-ring': inLanguages(
    'Aufgeschlagener Ringordner mit Notenblatt',
    'Open ring binder with a sheet of music',
    'Otwarty segregator z kartką nut',
  ),
  'archive-box': inLanguages(
    'Archivbox für einen Stimmensatz',
    'Archive box for a set of parts',
    'Pudło archiwalne na komplet głosów',
  ),
  'march-folder': inLanguages(
    'Marschmappe mit Lyrahalter',
    'March folder with a lyre clamp',
    'Teczka marszowa z uchwytem lirki',
  ),
  mailer: inLanguages('Versandtasche aus Vollpappe', 'Mailer made of solid board', 'Koperta wysyłkowa z tektury'),
  'stand-folding': inLanguages(
    'Notenständer mit aufgeschlagenen Noten',
    'Music stand with open music',
    'Pulpit składany z otwartymi nutami',
  ),
  'stand-orchestra': inLanguages(
    'Orchesterpult mit durchbrochener Platte',
    'Orchestra stand with a pierced desk',
    'Pulpit orkiestrowy z ażurowym blatem',
  ),
  'stand-table': inLanguages(
    'Tischpult aus Holz mit Lyra',
    'Wooden table stand with a lyre',
    'Drewniany pulpit stołowy z lirą',
  ),
  'page-clips': inLanguages('Drei Notenklammern', 'Three page clips', 'Trzy klipsy do nut'),
  'stand-lamp': inLanguages('Pultleuchte mit Klemme', 'Stand lamp with a clamp', 'Lampka na pulpit z zaciskiem'),
  'tuning-fork': inLanguages('Stimmgabel', 'Tuning fork', 'Kamerton'),
  metronome: inLanguages('Metronom mit Pendel', 'Metronome with its pendulum', 'Metronom z wahadłem'),
  'book-blue': inLanguages(
    'Notenheft mit blauem Umschlag',
    'Manuscript book with a blue cover',
    'Zeszyt nutowy w niebieskiej okładce',
  ),
  'book-sage': inLanguages(
    'Notenheft mit graugrünem Umschlag',
    'Manuscript book with a sage cover',
    'Zeszyt nutowy w szarozielonej okładce',
  ),
  'book-landscape': inLanguages('Notenheft im Querformat', 'Landscape manuscript book', 'Poziomy zeszyt nutowy'),
  'paper-12': inLanguages(
    'Stapel Notenpapier mit zwölf Systemen',
    'Pile of manuscript paper with twelve staves',
    'Stos papieru nutowego z dwunastoma pięcioliniami',
  ),
  'paper-piano': inLanguages(
    'Stapel Notenpapier mit Klaviersystemen',
    'Pile of manuscript paper with piano systems',
    'Stos papieru nutowego z systemami fortepianowymi',
  ),
  'paper-score': inLanguages('Stapel Partiturpapier', 'Pile of full-score paper', 'Stos papieru partyturowego'),
  'pad-landscape': inLanguages(
    'Notenblock im Querformat mit Spiralbindung oben',
    'Landscape manuscript pad with a coil at the top',
    'Poziomy blok nutowy ze spiralą u góry',
  ),
  'coil-book-piano': inLanguages(
    'Spiralheft mit Klaviersystemen',
    'Coil-bound book with piano systems',
    'Kołonotatnik z systemami fortepianowymi',
  ),
  sketchbook: inLanguages(
    'Aufgeschlagenes Skizzenbuch, links Notenlinien, rechts Schreiblinien',
    'Open sketchbook, staves on the left, lines on the right',
    'Otwarty szkicownik, z lewej pięciolinie, z prawej linie',
  ),
  'staff-strips': inLanguages(
    'Haftstreifen mit Notenlinien',
    'Adhesive strips with staves',
    'Paski samoprzylepne z pięciolinią',
  ),
  'sample-papers': inLanguages('Fächer mit sechs Papieren', 'Fan of six papers', 'Wachlarz sześciu papierów'),
  'sample-bindings': inLanguages(
    'Vier kleine Hefte mit vier Bindungen',
    'Four small books with four bindings',
    'Cztery małe zeszyty w czterech oprawach',
  ),
  'sample-formats': inLanguages(
    'Alle Formate ineinander gezeichnet',
    'All formats drawn inside one another',
    'Wszystkie formaty narysowane jeden w drugim',
  ),
  'print-black': inLanguages(
    'Gedruckte Notenseiten in Schwarz',
    'Printed pages of music in black',
    'Wydrukowane strony nut w czerni',
  ),
  'print-colour': inLanguages(
    'Gedruckte Notenseiten mit farbigen Eintragungen',
    'Printed pages of music with coloured markings',
    'Wydrukowane strony nut z kolorowymi oznaczeniami',
  ),
  'paper-piles': inLanguages(
    'Stapel weißer und chamoisfarbener Papiere',
    'Piles of white and ivory papers',
    'Stosy białego i kremowego papieru',
  ),
  'binding-coil': inLanguages(
    'Heft mit Spiralbindung und Klarsichtfolie',
    'Book with coil binding and a clear cover',
    'Zeszyt w oprawie spiralnej z przezroczystą folią',
  ),
  'binding-staple': inLanguages(
    'Aufgeschlagenes Heft mit zwei Klammern im Falz',
    'Open booklet with two staples in the fold',
    'Otwarty zeszyt z dwiema zszywkami w grzbiecie',
  ),
  'binding-leporello': inLanguages(
    'Leporello mit vier Seiten',
    'Concertina fold with four pages',
    'Leporello z czterema stronami',
  ),
  'cover-printed': inLanguages(
    'Bedruckter Umschlag aus 250-Gramm-Karton',
    'Printed cover of 250 g/m² card',
    'Drukowana okładka z kartonu 250 g/m²',
  ),
  'finish-corners': inLanguages(
    'Notenblatt mit runden Ecken und Vierfachlochung',
    'Sheet with rounded corners and four punched holes',
    'Kartka z zaokrąglonymi rogami i czterema otworami',
  ),
} as const satisfies Readonly<Record<string, Texts>>;

export type SceneName = keyof typeof scenes;
export type ObjectName = keyof typeof objects;
export type PictureName = SceneName | ObjectName | `edition-${string}` | `look-inside-${string}`;

/**
 * The picture of an edition's cover.
 * @param binding of the one that is drawn in a second binding
 */
export function editionPicture(number: string, binding?: 'coil' | 'staple'): PictureName {
  const usual = `edition-${number.toLowerCase()}` as const;
  return binding === undefined ? usual : `${usual}-${binding}`;
}

/** The picture of a page of music. */
export function pagePicture(number: string, page: number): PictureName {
  return `look-inside-${number.toLowerCase()}-${page}`;
}
