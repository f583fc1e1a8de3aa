/** A setting that cannot be used; the message is one sentence for the person who starts the server. */
export class SettingRefused extends Error {
  override readonly name = 'SettingRefused';
}
