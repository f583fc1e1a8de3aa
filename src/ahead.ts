import { askAhead } from '#app/ahead/ask-ahead.ts';

void askAhead(window);
