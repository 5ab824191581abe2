export default function Screen() { return <h1>agenda</h1>; }
