export default function Screen() { return <h1>programmes</h1>; }
