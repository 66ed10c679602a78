/** Makes this process load the product's sources as a bundler would. */
export function useProductSources(): void;
