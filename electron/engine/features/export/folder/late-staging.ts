// A staging folder that is created when the first file is written to it. It writes none itself.
import { createStaging, type StagedFile, type Staging } from './staging.ts';

export class LateStaging {
  readonly #out: string;
  #staging: Promise<Staging> | null = null;
  #isRemoved = false;

  constructor(out: string) {
    this.#out = out;
  }

  /** Creates it where that has not been done. */
  async open(): Promise<Staging> {
    if (this.#isRemoved) throw new Error('The staging folder is gone.');
    return (this.#staging ??= createStaging(this.#out));
  }

  /** See Staging.write. */
  async write(name: string, bytes: Buffer): Promise<StagedFile> {
    return (await this.open()).write(name, bytes);
  }

  /** See Staging.remove; nothing is created afterwards. */
  async remove(): Promise<void> {
    this.#isRemoved = true;
    const staging = await this.#staging?.catch(() => null);
    await staging?.remove();
  }
}
