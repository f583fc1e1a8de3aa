/** Orders on a page of the list. */
export const ordersOnPage = 10;
