import type { ReactElement } from 'react';
import type { Address } from '#store-api/schemas/address.ts';
import styles from './address-block.module.css';
import { addressLines } from './address-lines.ts';

export function AddressBlock({ address }: { address: Address }): ReactElement {
  return <address className={styles['address']}>{addressLines(address).join('\n')}</address>;
}
