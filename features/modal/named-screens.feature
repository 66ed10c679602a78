@core @connects
Feature: The modal's screens by name
  Each screen is reached the way a visitor, a wallet or the dapp reaches it.

  @S2.2
  Scenario: From the list of wallets (Connect) to one in this browser (ConnectingExternal), and to the account (Account)
    Given a visitor on the page
    When the visitor opens the modal
    Then the Connect screen is shown
    When the visitor chooses "Harbor"
    Then the Connecting screen is shown
    When Harbor approves
    Then the visitor is connected with Harbor
    When the visitor opens the modal
    Then the Account screen is shown

  @S2.2
  Scenario: From the list of wallets to all wallets (AllWallets), and to one on another device (ConnectingWalletConnect)
    Given the page has the wallets "Harbor"
    And the dapp sets "wallet directory" to "fine"
    And the dapp sets "pairing" to "yes"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "All wallets"
    Then the All wallets screen is shown
    When the visitor goes back
    And the visitor chooses "WalletConnect"
    Then the Pairing screen is shown

  @S2.2
  Scenario: A dapp that only supports pairing opens on a screen for it (ConnectingWalletConnectBasic)
    Given the page has the wallets ""
    And the dapp sets "pairing" to "yes"
    And the dapp sets "chains" to "none"
    And a visitor on the page
    When the visitor opens the modal
    Then the Simple pairing screen is shown

  @S2.2
  Scenario Outline: If sign-in is <what>, connecting leads to the sign-in screen (<name>)
    Given the dapp sets "sign-in" to "<what>"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor chooses "Harbor"
    When Harbor approves
    Then the <screen> screen is shown
    And the dapp reads "name of the screen" as "<view>"

    Examples:
      | name            | what                 | screen         | view              |
      | SIWXSignMessage | required             | Sign-in        | siwx-sign-message |
      | ConnectingSiwe  | required by a server | Server sign-in | connecting-siwe   |

  @S2.2
  Scenario: Farcaster shows a QR code for the phone (ConnectingFarcaster)
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"
    And the dapp sets "socials" to "farcaster"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Continue with Farcaster"
    Then the Farcaster login screen is shown

  @S2.2
  Scenario: A wallet switches to an unsupported network (UnsupportedChain)
    Given a visitor connected with Harbor
    When Harbor switches to "Farshore"
    Then the Unsupported network screen is shown

  @S2.2
  Scenario: An embedded wallet gets a request (ApproveTransaction)
    Given the dapp sets "embedded wallet" to "yes"
    And a visitor connected with Harbor
    When the page asks for "eth_sendTransaction"
    Then the Approval screen is shown

  @S2.2
  Scenario: A name is chosen (RegisterAccountName), and registered (RegisterAccountNameSuccess)
    Given the page has the wallets ""
    And the dapp sets "name service" to "yes"
    And the dapp sets "login" to "by code"
    And a visitor logged in as "mira@saltmarsh.example"
    When the dapp opens the screen named "RegisterAccountName"
    Then the Name choice screen is shown
    When the visitor types "kailind" as the name
    And the visitor chooses "Register kailind.berth.example"
    Then the Name success screen is shown
