import { mount } from "svelte";
import App from "./App.svelte";
import { words } from "./lib/i18n.svelte";
import { router } from "./lib/router.svelte";
import { light } from "./lib/theme.svelte";
import "./style/tokens.css";

light.start();
router.start();
await words.start();
const target = document.getElementById("app");
if (target) mount(App, { target });
