/**
 * Test files of one worker share the modules that were loaded. A file that ends while one is being loaded would leave a failure
 * in its place for all files after it: a modal that a test made and left loads its parts by itself. So each file waits for them.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
