import { inLanguages } from '../basics/in-languages.ts';
import type { DemoProduct } from './demo-product.ts';

const tool = { taxRate: 19, manufacturer: 'schreibzeug', categories: ['zubehoer-schreibzeug'] } as const;

export const writingTools: readonly DemoProduct[] = [
  {
    ...tool,
    number: 'SB-BLEISTIFTE',
    name: inLanguages(
      'Bleistifte mit Notenlinien, 3 Stück',
      'Pencils with staves, set of 3',
      'Ołówki z pięciolinią, 3 sztuki',
    ),
    text: inLanguages(
      'Härte 2B: schwarz genug für das Pult, weich genug, um sich wieder ausradieren zu lassen. Mit Radierer am Ende.',
      'Grade 2B: black enough for the stand, soft enough to be rubbed out again. With an eraser at the end.',
      'Twardość 2B: dość czarne na pulpit, dość miękkie, by dały się zetrzeć. Z gumką na końcu.',
    ),
    price: 4.9,
    tiers: [
      [1, 4.9],
      [10, 4.2],
    ],
    pictures: ['pencils'],
    weight: 0.03,
    size: [30, 190],
    topseller: true,
  },
  {
    ...tool,
    number: 'SB-MAGNET',
    name: inLanguages(
      'Magnetbleistift für das Notenpult',
      'Magnetic pencil for the music stand',
      'Ołówek magnetyczny na pulpit',
    ),
    text: inLanguages(
      'Bleibt am Metallpult hängen, wo Sie ihn in der Probe suchen. Nachfüllbar mit jeder Mine von 2 mm.',
      'Stays on the metal stand where you look for it in rehearsal. Takes any 2 mm lead.',
      'Trzyma się metalowego pulpitu, dokładnie tam, gdzie się go szuka. Na wkłady 2 mm.',
    ),
    price: 2.9,
    tiers: [
      [1, 2.9],
      [20, 2.4],
    ],
    pictures: ['magnet-pencil'],
    weight: 0.02,
    size: [20, 190],
  },
  {
    ...tool,
    number: 'SB-RADIERER',
    name: inLanguages('Radierer für Noten', 'Eraser for sheet music', 'Gumka do nut'),
    text: inLanguages(
      'Nimmt Bleistift, lässt Druckfarbe und Papier in Ruhe. Ohne Krümel auf dem Instrument.',
      'Removes pencil and leaves ink and paper alone. No crumbs on the instrument.',
      'Usuwa ołówek, nie rusza farby ani papieru. Nie zostawia okruchów na instrumencie.',
    ),
    price: 1.8,
    pictures: ['eraser'],
    weight: 0.03,
    size: [25, 65],
  },
  {
    ...tool,
    number: 'SB-RASTRAL',
    name: inLanguages('Rastral mit fünf Federn', 'Rastrum with five nibs', 'Rastrał z pięcioma stalówkami'),
    text: inLanguages(
      'Fünf Linien mit einem Zug, wie in der Schreibstube. Messingfedern, Linienabstand 2 mm. Letzte Stücke aus einer Kleinserie.',
      'Five lines in one stroke, as in the copyist’s workshop. Brass nibs, line spacing 2 mm. The last few of a small run.',
      'Pięć linii jednym pociągnięciem, jak u kopisty. Mosiężne stalówki, odstęp 2 mm. Ostatnie sztuki z małej serii.',
    ),
    price: 34,
    stock: 2,
    closeout: true,
    pictures: ['rastrum', 'scene-page-turns'],
    weight: 0.05,
    size: [30, 200],
  },
  {
    ...tool,
    number: 'SB-LINEAL',
    name: inLanguages(
      'Notenlineal mit Rastermaß',
      'Music ruler with staff gauge',
      'Linijka nutowa z miarą pięciolinii',
    ),
    text: inLanguages(
      'Misst, wie hoch Ihre Notensysteme sind: vom Taschenpartitur- bis zum Stimmenmaß. 20 cm, aus Birnenholz.',
      'Measures the height of your staves, from miniature score to part size. 20 cm, pear wood.',
      'Mierzy wysokość pięciolinii, od partytury kieszonkowej po głosy. 20 cm, drewno gruszowe.',
    ),
    price: 3.9,
    pictures: ['ruler'],
    weight: 0.03,
    size: [40, 210],
  },
  {
    ...tool,
    number: 'ST-GABEL',
    name: inLanguages('Stimmgabel a′ = 440 Hz', 'Tuning fork a′ = 440 Hz', 'Kamerton a′ = 440 Hz'),
    text: inLanguages(
      'Blauer Stahl, lange Schwingung, im Stoffbeutel.',
      'Blued steel with a long ring, in a cloth bag.',
      'Stal oksydowana, długi dźwięk, w płóciennym woreczku.',
    ),
    price: 9.9,
    pictures: ['tuning-fork'],
    weight: 0.05,
    size: [40, 130],
  },
  {
    ...tool,
    number: 'ME-PENDEL',
    name: inLanguages('Pendelmetronom aus Nussbaum', 'Clockwork metronome in walnut', 'Metronom mechaniczny z orzecha'),
    text: inLanguages(
      'Mechanisch, ohne Batterie, mit Glocke. Die Manufaktur hat ihre Arbeit beendet; dieses Stück ist verkauft.',
      'Mechanical, no battery, with a bell. The workshop has closed; this one has been sold.',
      'Mechaniczny, bez baterii, z dzwonkiem. Warsztat zakończył działalność; ten egzemplarz jest sprzedany.',
    ),
    price: 79,
    stock: 0,
    closeout: true,
    pictures: ['metronome'],
    weight: 0.6,
    size: [120, 230],
  },
];
