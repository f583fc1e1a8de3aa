/** Whether an upload belongs to another customer than the one who is signed in; what a guest added belongs to everybody. */
export const isForeign = ({ owner }: { owner?: string | undefined }, customer: string | undefined): boolean =>
  owner !== undefined && owner !== customer;
