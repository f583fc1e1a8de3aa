/** Where the owner's shop says who is signed in, in the storage's own terms. */
export interface TokenAddress {
  /** A path of the page's own host, or a whole address. */
  url: string;
  /** Access key of the sales channel, as every call of the Store API carries it; public by nature. */
  accessKey: string;
}
