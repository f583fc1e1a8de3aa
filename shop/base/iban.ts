/** Without blanks, in capitals. */
export const plainIban = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase();

/** As people read and copy it: `DE36 0000 0000 0000 0000 00`. */
export const ibanGroups = (iban: string): string => plainIban(iban).replaceAll(/(?<=^(?:.{4})+)(?=.)/g, ' ');

/** Country, two digits for checking, up to thirty characters; its remainder by 97 is 1 (ISO 13616, ISO 7064). */
export function isIban(iban: string): boolean {
  const plain = plainIban(iban);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
  if (plain.startsWith('DE') && plain.length !== 22) return false;
  const digits = `${plain.slice(4)}${plain.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}
