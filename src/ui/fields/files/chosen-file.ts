/** A file as it was chosen, with the folders it lay in. */
export interface ChosenFile {
  file: File;
  /** "Stimmen/Holz"; empty for a file that was chosen by itself. Only to be shown, never a path. */
  folder: string;
}
