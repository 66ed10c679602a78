export type StorageState = 'fine' | 'forbidden' | 'full' | 'corrupted';
