import type { ModalOptions } from '../../../../infrastructure/options.js';

export type Patch = (options: ModalOptions) => ModalOptions;
