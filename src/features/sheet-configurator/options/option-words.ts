import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormatId } from '#print/spec/paper-format.ts';
import type { PaperId } from '#print/spec/paper.ts';
import type {
  BindEdge,
  Binding,
  ColourOption,
  CoverBack,
  CoverFront,
  Extra,
  PrintJobSpec,
  Sides,
} from '#print/spec/print-spec.ts';
import { bindingWords } from '#print/binding/binding-words.ts';
import { inkWords, paperWords } from '#print/spec/print-words.ts';

/** The name of a choice, as within a sentence, and in at most two sentences what it is good for (CFG-03). */
export interface ChoiceWords {
  name: MessageDescriptor;
  help: MessageDescriptor;
}
type Choices<Value extends string> = Readonly<Record<Value, ChoiceWords>>;

export const formatWords: Choices<FormatId> = {
  A4: { name: msg`A4`, help: msg`21 × 29,7 cm. Das übliche Format für Stimmen und Klaviernoten.` },
  A5: { name: msg`A5`, help: msg`14,8 × 21 cm. Handlich als Studienpartitur oder Liederheft.` },
  'A5-quer': { name: msg`A5 quer`, help: msg`21 × 14,8 cm. Für Marschbücher und Orgelhefte.` },
  'A6-quer': { name: msg`A6 quer`, help: msg`14,8 × 10,5 cm. Passt in die Lyra am Instrument.` },
  B4: { name: msg`B4`, help: msg`25 × 35,3 cm. Größere Noten für Blasorchester und Partituren.` },
  '25x32': { name: msg`25 × 32 cm`, help: msg`Das Format vieler europäischer Orchesterstimmen.` },
  '9x12': { name: msg`9 × 12 Zoll`, help: msg`22,9 × 30,5 cm. Das Format amerikanischer Stimmen.` },
  A3: { name: msg`A3`, help: msg`29,7 × 42 cm. Für Dirigierpartituren.` },
};

export const paperChoices: Choices<PaperId> = {
  '80w': {
    name: paperWords['80w'],
    help: msg`Günstig und leicht. Bei beidseitigem Druck scheint die Rückseite etwas durch.`,
  },
  '90i': { name: paperWords['90i'], help: msg`Blendet nicht unter Scheinwerfern. Unser Vorschlag für Noten.` },
  '100w': { name: paperWords['100w'], help: msg`Fest und blickdicht, mit hellem Grund.` },
  '100i': { name: paperWords['100i'], help: msg`Fest, blickdicht und ruhig fürs Auge.` },
  '120i': { name: paperWords['120i'], help: msg`Schwer und langlebig, für Noten, die viel benutzt werden.` },
  syn: { name: paperWords.syn, help: msg`Synthetisches Papier für draußen: reißt nicht, wellt sich nicht.` },
};

export const colourChoices: Choices<ColourOption> = {
  black: { name: inkWords.black, help: msg`Alle Seiten in Schwarz. Am günstigsten.` },
  mixed: { name: msg`Gemischt`, help: msg`Farbige Seiten farbig, alle anderen in Schwarz.` },
  colour: { name: inkWords.colour, help: msg`Alle Seiten im Farbdruck.` },
};

export const sidesWords: Choices<Sides> = {
  duplex: { name: msg`Beidseitig`, help: msg`Wie in einem Buch: linke und rechte Seiten.` },
  simplex: { name: msg`Einseitig`, help: msg`Zum Nebeneinanderlegen auf dem Pult, ohne zu wenden.` },
};

export const bindingChoices: Choices<Binding | 'automatic'> = {
  automatic: { name: msg`Automatisch`, help: msg`Wir wählen nach der Seitenzahl, was sich am besten spielt.` },
  loose: { name: bindingWords.loose, help: msg`Ohne Bindung, in der Reihenfolge der Datei.` },
  folded: { name: bindingWords.folded, help: msg`Ein Bogen, einmal gefaltet: drei oder vier Seiten.` },
  stapled: { name: bindingWords.stapled, help: msg`Ein Heft mit zwei Klammern im Rücken. Leicht und flach.` },
  coil: {
    name: bindingWords.coil,
    help: msg`Liegt ganz flach und lässt sich umschlagen. Mit Deckfolie und Rückpappe.`,
  },
  wire: {
    name: bindingWords.wire,
    help: msg`Wie die Spirale, aus Metall: gegenüberliegende Seiten stehen auf gleicher Höhe.`,
  },
  leporello: {
    name: bindingWords.leporello,
    help: msg`Zwei bis acht Seiten am Stück, zum Auffalten: ganz ohne Wenden.`,
  },
  punched: { name: bindingWords.punched, help: msg`Lose Blätter mit vier Löchern für den Ordner.` },
};

export const bindEdgeWords: Readonly<Record<BindEdge, MessageDescriptor>> = { left: msg`links`, top: msg`oben` };

export const coilColourWords: Readonly<Record<PrintJobSpec['coilColour'], MessageDescriptor>> = {
  black: msg`Schwarz`,
  white: msg`Weiß`,
  transparent: msg`Transparent`,
};

export const coverFrontWords: Choices<CoverFront> = {
  foil: { name: msg`Klarsichtfolie`, help: msg`Schützt die erste Seite und lässt sie sichtbar.` },
  'card-black': { name: msg`Karton, schwarz bedruckt`, help: msg`250 g/m², mit der ersten Seite in Schwarz bedruckt.` },
  'card-colour': { name: msg`Karton, farbig bedruckt`, help: msg`250 g/m², mit der ersten Seite in Farbe bedruckt.` },
  none: { name: msg`Ohne`, help: msg`Die erste Seite liegt obenauf.` },
};

export const coverBackWords: Choices<CoverBack> = {
  board: { name: msg`Rückpappe`, help: msg`Gibt Halt auf dem Notenpult.` },
  none: { name: msg`Ohne`, help: msg`Die letzte Seite liegt zuunterst.` },
};

export const extraWords: Choices<Extra> = {
  corners: { name: msg`Runde Ecken`, help: msg`Knicken nicht um und blättern sich leichter.` },
  punch4: { name: msg`Vierfach gelocht`, help: msg`Zum Abheften im Ordner.` },
  label: { name: msg`Stimmen-Etikett`, help: msg`Ein Aufkleber mit dem Namen der Datei auf der Vorderseite.` },
};

export const fitWords: Choices<PrintJobSpec['fit']['mode']> = {
  fit: { name: msg`Einpassen`, help: msg`Die ganze Seite, so groß wie möglich.` },
  original: { name: msg`Originalgröße`, help: msg`Unverändert, auch wenn etwas übersteht.` },
  fill: { name: msg`Füllen`, help: msg`Bis an den Rand; was übersteht, wird abgeschnitten.` },
  percent: { name: msg`Prozent`, help: msg`Ein fester Wert zwischen 25 und 200 Prozent.` },
};
