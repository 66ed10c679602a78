@connects
Feature: Accessibility of every screen
  Every screen and state along the way is examined once: with all rules of axe, for the contrast of text and icons, for anything
  cut off, hidden or unreachable, and for a lost focus. On a phone, every target is at least 44 by 44 pixels.

  @browser
  Scenario Outline: From connecting to disconnecting: <theme>, on <device>, <view>
    Given the dapp sets "theme" to "<theme>"
    And the dapp sets "debug" to "yes"
    And the dapp sets "explorer" to "Lighthouse"
    And the device is <device>
    And the view is <view>
    And every screen is checked for accessibility and layout
    And a visitor on the page

    When the visitor opens the modal
    Then the Connect screen is shown
    When the visitor chooses "What is a wallet?"
    Then the Help screen is shown
    When the visitor chooses "Choose a wallet"
    And the visitor chooses "Harbor"
    And Harbor does not answer
    Then the visitor sees "Confirm in Harbor"
    When Harbor rejects
    Then the visitor sees "Connection declined"
    When the visitor chooses "Try again"
    And Harbor approves
    Then the visitor is connected with Harbor
    And the modal is closed

    When the visitor opens the modal
    Then the visitor sees "10,000"
    When the visitor chooses "Copy address"
    Then the visitor sees "Address copied"
    When the dapp pushes the Networks screen
    Then the Networks screen is shown
    When the visitor chooses "What is a network?"
    Then the Network help screen is shown
    When the visitor goes back
    And the visitor chooses "Tidewater"
    And Harbor does not answer
    Then the visitor sees "Confirm in Harbor"
    When Harbor rejects
    Then the visitor sees "Switch declined"
    When the dapp switches to "Farshore"
    Then the visitor sees "Network Not Found"
    When the visitor chooses "Dismiss"

    When the dapp opens the Send screen
    Then the Send screen is shown
    When the visitor types "99999999" as the amount
    And the visitor types "0x12" as the receiver
    Then the visitor sees "More than you have"
    When the dapp pushes the Token choice screen
    Then the Token choice screen is shown
    When the visitor chooses "Kelp Dollar"
    And the visitor types "12.5" as the amount
    And the visitor types "a friend" as the receiver
    Then "Review" can be chosen
    When the visitor chooses "Review"
    Then the Review screen is shown
    When the visitor chooses "Send 12.5 KELP"
    And Harbor does not answer
    Then the visitor sees "Confirm in Harbor"
    When Harbor rejects
    Then the visitor sees "Transfer declined"
    When the visitor chooses "Send 12.5 KELP"
    And Harbor approves
    Then the visitor sees "Transaction started"

    When Harbor switches to "Farshore"
    Then the Unsupported network screen is shown
    When the visitor presses "Escape"
    Then the modal refuses to close
    When the visitor chooses "Disconnect"
    Then the visitor is not connected
    And the checks have found nothing wrong

    Examples:
      | theme | device  | view                              |
      | light | a desk  | as usual                          |
      | dark  | a desk  | twice as large and without motion |
      | light | a phone | from right to left                |
      | dark  | a phone | as usual                          |
      | light | a desk  | in forced colours                 |

  @browser
  Scenario Outline: Networks of several namespaces: <theme>, on <device>
    Given the dapp sets "theme" to "<theme>"
    And the dapp sets "Solana wallets" to "Sunfish, Manta"
    And the device is <device>
    And every screen is checked for accessibility and layout
    And a visitor on the page

    When the visitor opens the modal
    And the visitor chooses "Manta"
    Then the Chain choice screen is shown
    When the visitor chooses "EVM networks"
    And Manta approves
    Then the visitor is connected with Manta
    When the dapp opens the Networks screen
    And the visitor chooses "Brinepool"
    Then the Chain switch screen is shown
    When the visitor chooses "Choose a wallet"
    Then the Connect screen is shown
    When the visitor chooses "Manta"
    And Manta approves
    Then the network is "Brinepool"
    And the checks have found nothing wrong

    Examples:
      | theme | device  |
      | light | a desk  |
      | dark  | a phone |

  @browser
  Scenario Outline: Smart sessions: <theme>, on <device>
    Given the dapp sets "theme" to "<theme>"
    And the dapp sets "feature smartSessions" to "yes"
    And the dapp sets "session service" to "yes"
    And the device is <device>
    And every screen is checked for accessibility and layout
    And a visitor connected with Harbor

    When the visitor opens the modal
    And the visitor chooses "Smart sessions"
    Then the visitor sees "No active sessions"
    When the dapp asks for an allowance of "0.1" ether a day
    And Harbor approves
    Then the Session created screen is shown
    When the visitor chooses "What’s a smart session?"
    And the visitor chooses "View your sessions"
    And the visitor chooses "Slipway"
    Then the visitor sees "Spend up to 0.1 ETH every day"
    When the visitor chooses "Revoke"
    Then the visitor sees "End this session?"
    When the visitor chooses "Revoke"
    And Harbor approves
    Then the visitor sees "Session ended"
    And the checks have found nothing wrong

    Examples:
      | theme | device  |
      | light | a desk  |
      | dark  | a phone |

  @browser
  Scenario Outline: Data and offers from services: <theme>, on <device>
    Given the dapp sets "theme" to "<theme>"
    And the dapp sets "blockchain service" to "fine"
    And the dapp sets "sellers" to "eip155"
    And the dapp sets "feature pay" to "yes"
    And the dapp sets "exchanges" to "yes"
    And the device is <device>
    And every screen is checked for accessibility and layout
    And a visitor connected with Harbor

    When the visitor opens the modal
    And the visitor chooses "NFTs"
    Then the visitor sees "Tide Lamp #"
    When the dapp opens a swap of "100" "KELP" for "ETH"
    Then "Review swap" can be chosen
    When the visitor chooses "You pay KELP. Change"
    Then the Swap choice screen is shown
    When the visitor previews a swap of "100" "KELP" for "ETH"
    Then "Approve KELP" can be chosen
    When the dapp opens the Buy screen
    And the visitor types "100" as the payment
    Then the visitor sees "1.5 USD"
    When the visitor chooses "Harbour Exchange"
    Then the visitor sees "Continue on Harbour Exchange"
    When the dapp opens the Send screen
    And the visitor types "odile.berth.example" as the receiver
    Then the visitor sees "This is the address’s primary name"
    When the dapp asks for "0.5" "ETH" to be paid to "a friend"
    And the visitor chooses "Pay with Tide Money"
    Then the visitor sees "Payment not started"
    When the visitor chooses "Pay with Harbor"
    Then the visitor sees "Waiting for confirmation"
    When Harbor rejects
    Then the visitor sees "Payment failed"
    And the checks have found nothing wrong

    Examples:
      | theme | device  |
      | light | a desk  |
      | dark  | a phone |

  @browser
  Scenario Outline: Signing in: <kind>, <theme>, on <device>
    Given the dapp supports Solana
    And the dapp sets "sign-in" to "required"
    And the dapp sets "theme" to "<theme>"
    And the device is <device>
    And every screen is checked for accessibility and layout
    And a visitor connected with <wallet>
    And the Sign-in screen is shown
    When the visitor chooses "Sign"
    And <wallet> rejects
    Then the visitor sees "Signature declined"
    And "Sign" can be chosen
    When the visitor chooses "Sign"
    And <wallet> approves
    Then the dapp reads "sign-in" as "signed-in"
    And the modal is closed

    Examples:
      | kind         | wallet  | theme | device  |
      | EVM networks | Harbor  | light | a phone |
      | Solana       | Sunfish | dark  | a desk  |

  @browser
  Scenario Outline: Text with the spacing of WCAG 1.4.12 is not cut off, on <device>
    Given the view is with wide text spacing
    And the device is <device>
    And the dapp sets "blockchain service" to "fine"
    And every screen is checked for accessibility and layout
    And a visitor on the page
    When the visitor opens the modal
    Then the Connect screen is shown
    When the visitor chooses "Harbor"
    And Harbor approves
    Then the visitor is connected with Harbor
    When the visitor opens the modal
    Then the visitor sees "250.75 KELP"
    When the dapp opens the Networks screen
    Then the Networks screen is shown
    When the dapp opens the Send screen
    Then the Send screen is shown
    When the dapp opens the Swap screen
    Then the Swap screen is shown
    And the checks have found nothing wrong

    Examples:
      | device  |
      | a desk  |
      | a phone |
