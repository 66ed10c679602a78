/** The page lies under a base path, as do the files that are loaded later. Sizes that webpack thinks large are no fault. */
export default {
  entry: './src/main.js',
  output: { path: `${import.meta.dirname}/dist/app`, filename: 'main.js', publicPath: '/app/' },
  performance: { hints: false },
};
