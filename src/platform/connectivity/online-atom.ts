import { atom } from 'jotai';

const onlineStateAtom = atom(true);
onlineStateAtom.onMount = (set) => {
  const update = (): void => set(navigator.onLine);
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
};

/** False when the browser is certainly offline; true promises nothing (`navigator.onLine`). */
export const onlineAtom = atom((get) => get(onlineStateAtom));
