import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormatId } from '#print/spec/paper-format.ts';
import type { PaperId } from '#print/spec/paper.ts';
import type {
  Binding,
  ColourOption,
  CoverBack,
  CoverFront,
  Extra,
  PrintJobSpec,
  Sides,
} from '#print/spec/print-spec.ts';

/** In at most two sentences what a choice is good for (CFG-03); its name: `print-words.ts`. */
type Help<Value extends string> = Readonly<Record<Value, MessageDescriptor>>;

export const formatHelp: Help<FormatId> = {
  A4: msg`21 × 29,7 cm. Das übliche Format für Stimmen und Klaviernoten.`,
  A5: msg`14,8 × 21 cm. Handlich als Studienpartitur oder Liederheft.`,
  'A5-quer': msg`21 × 14,8 cm. Für Marschbücher und Orgelhefte.`,
  'A6-quer': msg`14,8 × 10,5 cm. Passt in die Lyra am Instrument.`,
  B4: msg`25 × 35,3 cm. Größere Noten für Blasorchester und Partituren.`,
  '25x32': msg`Das Format vieler europäischer Orchesterstimmen.`,
  '9x12': msg`22,9 × 30,5 cm. Das Format amerikanischer Stimmen.`,
  A3: msg`29,7 × 42 cm. Für Dirigierpartituren.`,
};

export const paperHelp: Help<PaperId> = {
  '80w': msg`Günstig und leicht. Bei beidseitigem Druck scheint die Rückseite etwas durch.`,
  '90i': msg`Blendet nicht unter Scheinwerfern. Unser Vorschlag für Noten.`,
  '100w': msg`Fest und blickdicht, mit hellem Grund.`,
  '100i': msg`Fest, blickdicht und ruhig fürs Auge.`,
  '120i': msg`Schwer und langlebig, für Noten, die viel benutzt werden.`,
  syn: msg`Für draußen: reißt nicht, wellt sich nicht.`,
};

export const inkHelp: Help<ColourOption> = {
  black: msg`Alle Seiten in Schwarz. Am günstigsten.`,
  mixed: msg`Alle anderen Seiten in Schwarz.`,
  colour: msg`Alle Seiten im Farbdruck.`,
};

export const sidesHelp: Help<Sides> = {
  duplex: msg`Wie in einem Buch: linke und rechte Seiten.`,
  simplex: msg`Zum Nebeneinanderlegen auf dem Pult, ohne zu wenden.`,
};

export const bindingHelp: Help<Binding> = {
  loose: msg`In der Reihenfolge der Datei.`,
  folded: msg`Drei oder vier Seiten, einmal gefaltet.`,
  stapled: msg`Ein Heft mit zwei Klammern im Rücken. Leicht und flach.`,
  coil: msg`Liegt ganz flach und lässt sich umschlagen. Mit Klarsichtfolie und Rückpappe.`,
  wire: msg`Wie die Spiralbindung, aus Metall: gegenüberliegende Seiten stehen auf gleicher Höhe.`,
  leporello: msg`Zwei bis acht Seiten am Stück, zum Auffalten: ganz ohne Wenden.`,
  punched: msg`Zum Abheften im Ordner.`,
};

export const coverFrontHelp: Help<CoverFront> = {
  foil: msg`Schützt die erste Seite und lässt sie sichtbar.`,
  'card-black': msg`250 g/m², mit der ersten Seite bedruckt.`,
  'card-colour': msg`250 g/m², mit der ersten Seite bedruckt.`,
  none: msg`Die erste Seite liegt obenauf.`,
};

export const coverBackHelp: Help<CoverBack> = {
  board: msg`Gibt Halt auf dem Notenpult.`,
  none: msg`Die letzte Seite liegt zuunterst.`,
};

export const extraHelp: Help<Extra> = {
  corners: msg`Knicken nicht um und blättern sich leichter.`,
  punch4: msg`Zum Abheften im Ordner.`,
  label: msg`Ein Aufkleber mit dem Namen der Datei auf der Vorderseite.`,
};

export const fitHelp: Help<PrintJobSpec['fit']['mode']> = {
  fit: msg`Die ganze Seite, so groß wie möglich.`,
  original: msg`Unverändert, auch wenn etwas übersteht.`,
  fill: msg`Bis an den Rand; was übersteht, wird abgeschnitten.`,
  percent: msg`Ein fester Wert zwischen 25 und 200 Prozent.`,
};
