@browser
Feature: A failing secure frame, in a browser
  If the site is down, the frame hangs or the domain is not allowed, the visitor does not wait forever, and developers see why.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"

  @S8.3 @S8.15 @S9.1
  Scenario: A secure site that is down is reported, and can be retried
    Given the dapp sets "secure site" to "down"
    And the dapp sets "clock" to "adjustable"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    And the dapp reads "frames of the page" as "secure site"
    And 18000 milliseconds pass
    Then the dapp reads "alert" as "nothing"
    When 2000 milliseconds pass
    Then the dapp reads "alert" as "Network Error - Could not load embedded wallet"
    And the console says "The embedded wallet could not be loaded. Check the connection and try again later."
    And the visitor sees "There was no response in time. Try again."
    When the dapp sets "secure site" to "fine"
    And the visitor chooses "Continue with email"
    And the site and the frame exchange these messages:
      | frame | READY | {"version": "4"} |
    And 500 milliseconds pass
    Then the Email code screen is shown

  @S3.30 @S8.4 @S8.15 @S9.1
  Scenario: A frame that stops responding is reported, and is loaded again
    Given the dapp sets "request that the frame ignores" to "CONNECT_EMAIL"
    And the dapp sets "clock" to "adjustable"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    And the site and the frame exchange these messages:
      | site | CONNECT_EMAIL | {"email": "mira@saltmarsh.example"} |
    And 28000 milliseconds pass
    Then the dapp reads "alert" as "nothing"
    When 2000 milliseconds pass
    Then the dapp reads "alert" as "Embedded Wallet Request Timed Out"
    And the console says "The embedded wallet did not answer in time. Try again later."
    And the visitor sees "There was no response in time. Try again."
    When the visitor chooses "Continue with email"
    Then the site and the frame exchange these messages in this order:
      | site  | CONNECT_EMAIL        | {"email": "mira@saltmarsh.example"} |
      | site  | GET_CHAIN_ID         |                                     |
      | frame | GET_CHAIN_ID_SUCCESS | {"chainId": 31337}                  |
      | site  | CONNECT_EMAIL        | {"email": "mira@saltmarsh.example"} |

  @S3.37 @S8.5 @S8.15
  Scenario: A domain that the secure site does not allow is reported to developers
    Given the dapp sets "secure site" to "refusing the domain"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    Then the site and the frame exchange these messages:
      | frame | CONNECT_EMAIL_ERROR | {"message": "unverified_domain"} |
    And the dapp reads "alert" as "Invalid App Configuration"
    And the console says "allow it in the settings of your project"

  @S8.13
  Scenario: A login refused without a reason returns the visitor to Connect
    Given the dapp sets "secure site" to "refusing without a reason"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    Then the site and the frame exchange these messages:
      | frame | CONNECT_EMAIL_ERROR | {"message": "An error occurred"} |
    And the Connect screen is shown

  @S8.15 @S8.16
  Scenario: A page whose policy forbids the frame is reported to developers
    Given the dapp sets "frame-src policy" to "none"
    And a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    Then the dapp reads "alert" as "Network Error - Could not load embedded wallet"
    And the console says "The page's Content-Security-Policy forbids the embedded wallet"
    And the dapp reads "failure of the login" as "Unable to load email login dependency"
    And the visitor sees "That didn’t work. Try again."

  @S5.2 @S9.6
  Scenario: The next email is requested half a minute later
    Given the dapp sets "clock" to "adjustable"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Email code screen is shown
    And the visitor goes back
    When the visitor logs in as "mira@saltmarsh.example"
    Then the visitor sees "Please try again after"
    And the site has sent CONNECT_EMAIL 1 time
    When 30000 milliseconds pass
    And the visitor chooses "Continue with email"
    Then the Email code screen is shown
    And the site has sent CONNECT_EMAIL 2 times
