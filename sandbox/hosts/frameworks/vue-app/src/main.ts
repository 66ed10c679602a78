import { defineElements } from 'porthole/elements';
import { createApp } from 'vue';
import App from './app.vue';
import { modal } from './modal';

createApp(App).mount('#root');
defineElements(modal);
