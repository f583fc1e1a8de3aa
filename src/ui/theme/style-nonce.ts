import { createContext } from 'react';

/** Lets style elements written by scripts pass the content security policy; empty where there is none. */
export const StyleNonceContext = createContext('');
