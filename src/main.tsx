import { startPage } from '#app/start-up/start-page.tsx';
import '#ui/theme/global.css';

void startPage();
