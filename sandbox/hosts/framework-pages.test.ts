/** The packed package in apps of other builders and frameworks: pages that are files. */
import { frameworkApps } from './framework-apps.js';
import { describeFramework } from './framework-suite.js';

for (const app of frameworkApps('pages')) describeFramework(app);
