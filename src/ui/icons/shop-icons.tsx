import { drawIcon } from './draw-icon.tsx';

export const PackageIcon = drawIcon(
  <path d="m12 3.5 8 4.2v8.6l-8 4.2-8-4.2V7.7zM4 7.7l8 4.3 8-4.3M12 12v8.5M8 5.6l8 4.3" />,
);
export const TruckIcon = drawIcon(
  <>
    <path d="M5 16.5H2.5v-11h12v11H9.5M14.5 9h4l3 3.7v3.8H20M15.5 16.5h-1" />
    <circle cx="7.25" cy="17" r="2" />
    <circle cx="17.75" cy="17" r="2" />
  </>,
);
export const PaymentIcon = drawIcon(<path d="M2.5 5.5h19v13h-19zM2.5 9.5h19M6 15h5" />);
export const InvoiceIcon = drawIcon(<path d="M5.5 3.5h13v17l-3.2-2-3.3 2-3.3-2-3.2 2zM9 8h6M9 12h6" />);
/** Money sent from bank to bank. */
export const TransferIcon = drawIcon(<path d="M3.5 9.5h17L12 4zM6 12.5v4M12 12.5v4M18 12.5v4M3.5 20h17" />);
export const CashIcon = drawIcon(
  <>
    <path d="M2.5 6.5h19v11h-19zM6 12h.01M18 12h.01" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
export const PromotionIcon = drawIcon(
  <>
    <path d="M12.5 3.5h8v8l-9 9-8-8z" />
    <circle cx="16.5" cy="7.5" r="1.25" />
  </>,
);
