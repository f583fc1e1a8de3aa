/** In a listing that stands for one only the shop could have put together. */
export const unansweredMark = 'isUnanswered';

export const isUnansweredListing = (listing: object): boolean => unansweredMark in listing;
