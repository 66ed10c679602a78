export type StorageState = 'fine' | 'forbidden' | 'full' | 'poisoned';
