export default defineNuxtPlugin((app) => {
  app.hook('app:suspense:resolve', () => {
    document.documentElement.dataset.takenUp = '';
  });
});
