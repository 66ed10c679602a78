/**
 * Test files of one worker share loaded modules. A file that ends while a module is loading would leave a failure for all later files,
 * since a modal of a test loads its parts by itself. So each file waits for them.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
