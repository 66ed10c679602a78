Feature: Accessibility of the wallet's own screen
  A prompt inside the frame is a page of another origin. axe is injected into it and examines each prompt.

  Background:
    Given the page has the wallets ""

  @browser
  Scenario Outline: Signing, and a refused request: <theme>, on <device>
    Given the dapp sets "theme" to "<theme>"
    And the dapp sets "login" to "by code"
    And the device is <device>
    And every screen is checked for accessibility and layout
    And a visitor logged in as "mira@saltmarsh.example"
    When the dapp asks for a signature of "Moor at berth 7"
    Then the wallet's own screen asks to "Sign"
    When the visitor answers "Sign" on the wallet's own screen
    Then the signature is by the account in use
    And the modal is closed
    When the dapp asks for a signature of the bytes "0xfffefdfcfbfaf9f8f7f6f5f4f3f2f1f0fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0"
    Then the wallet's own screen asks to "Close"
    When the visitor answers "Close" on the wallet's own screen
    Then the dapp is answered "-32603"
    And the modal is closed
    And the checks have found nothing wrong

    Examples:
      | theme | device  |
      | light | a desk  |
      | dark  | a phone |
